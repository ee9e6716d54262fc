import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Avatar } from './avatar';
import { CreditsBadge } from './badge';
import { StatusBadge } from './status-badge';
import { announce, LiveRegion } from './live-region';
import { Alert, ErrorState } from './states';
import { Viewer } from './viewer';

it('the live region exists before the first message, and announces a repeated message again', () => {
  render(<LiveRegion />);
  const region = screen.getByRole('status');
  act(() => announce('25 %'));
  const first = region.textContent;
  act(() => announce('25 %'));
  expect(first).toBe('25 %');
  expect(region.textContent).not.toBe(first);
});

it('an alert element exists before its text appears', () => {
  const { rerender } = render(<Alert />);
  const region = screen.getByRole('alert');
  rerender(<Alert>Wrong password</Alert>);
  expect(region).toHaveTextContent('Wrong password');
});

it.each([undefined, null, '', false, true])('an alert without an error (%p) shows no box', (child) => {
  render(<Alert>{child}</Alert>);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('the credits badge shows an unknown balance as a dash', () => {
  const { container } = render(<CreditsBadge credits={null} label="Credits unknown" />);
  expect(container).toHaveTextContent('–');
  expect(container.textContent).not.toMatch(/\d/);
});

it('a status badge shows the status as text', () => {
  render(<StatusBadge status="failed" label="Failed" />);
  expect(screen.getByText('Failed')).toBeVisible();
});

it('an avatar shows the first letter of the name when the photo fails to load', () => {
  const { container } = render(<Avatar photo="/no.png" name="ana" />);
  const photo = container.querySelector('img');
  if (!photo) throw new Error('the avatar has no photo');
  fireEvent.error(photo);
  expect(container).toHaveTextContent('a');
});

it('the retry button of an error state calls onRetry', async () => {
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

it('the image viewer changes images by arrow keys, and stops at the first and the last image', async () => {
  render(<Gallery />);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Generation 2' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Generation 2' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: 'Generation 1' })).toBeVisible();
});

it('the Next button of the image viewer keeps the focus at the last image, so that arrow keys still work', async () => {
  render(<Gallery />);
  const next = screen.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: 'Generation 1' })).toBeVisible();
});
