import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Avatar } from './avatar';
import { CreditsBadge } from './badge';
import { StatusBadge } from './status-badge';
import { announce, LiveRegion } from './live-region';
import { Alert, ErrorState } from './states';
import { Viewer } from './viewer';

it('the live region is there before the first word, and the same word twice is a change', () => {
  render(<LiveRegion />);
  const region = screen.getByRole('status');
  act(() => announce('25 %'));
  const first = region.textContent;
  act(() => announce('25 %'));
  expect(first).toBe('25 %');
  expect(region.textContent).not.toBe(first);
});

it('an alert is there before its text', () => {
  const { rerender } = render(<Alert />);
  const region = screen.getByRole('alert');
  rerender(<Alert>Wrong password</Alert>);
  expect(region).toHaveTextContent('Wrong password');
});

it('an unknown balance is a dash, never a number', () => {
  const { container } = render(<CreditsBadge credits={null} label="Credits unknown" />);
  expect(container).toHaveTextContent('–');
  expect(container.textContent).not.toMatch(/\d/);
});

it('a status has a word', () => {
  render(<StatusBadge status="failed" label="Failed" />);
  expect(screen.getByText('Failed')).toBeVisible();
});

it('a photo that does not load gives way to the first letter', () => {
  const { container } = render(<Avatar photo="/no.png" name="ana" />);
  const photo = container.querySelector('img');
  if (!photo) throw new Error('no photo was drawn');
  fireEvent.error(photo);
  expect(container).toHaveTextContent('a');
});

it('an error can be retried', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="Oh" text="It did not load" retryLabel="Try again" onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalled();
});

const pictures = [1, 2].map((n) => ({
  src: `/${n}.png`,
  alt: `Picture ${n}`,
  ratio: '16:9',
  title: `Generation ${n}`,
}));
const Gallery = () => {
  const [index, setIndex] = useState<number | null>(0);
  return (
    <Viewer
      pictures={pictures}
      index={index}
      onIndexChange={setIndex}
      labels={{ close: 'Close', previous: 'Previous', next: 'Next', failed: 'Failed', retry: 'Retry' }}
    />
  );
};

it('the viewer turns pages by arrow keys and stops at the ends', async () => {
  render(<Gallery />);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Generation 2' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Generation 2' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: 'Generation 1' })).toBeVisible();
});

it('its buttons keep the focus at the ends, where the arrow keys still have to be heard', async () => {
  render(<Gallery />);
  const next = screen.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: 'Generation 1' })).toBeVisible();
});
