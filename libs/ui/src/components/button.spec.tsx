import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { IconButton } from './icon-button';

it('a button calls onClick on a click and on Enter', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('a busy button shows its busy label, keeps its accessible name and cannot be pressed', async () => {
  const onClick = jest.fn();
  render(
    <Button busy busyLabel="Saving..." onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving...' });
  await userEvent.click(button);
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Saving...')).not.toHaveClass('invisible');
  // The idle label stays in the layout and is invisible, so that the width of the button does not change.
  expect(screen.getByText('Save')).toHaveClass('invisible');
  expect(onClick).not.toHaveBeenCalled();
});

it('a button submits its form only with the type submit', () => {
  render(<Button>Plain</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

it('a button forwards its ref to the button element', () => {
  const ref = { current: null as HTMLButtonElement | null };
  render(<Button ref={ref}>Save</Button>);
  expect(ref.current).toBe(screen.getByRole('button'));
});

it('an icon button has its label as its accessible name', () => {
  render(<IconButton label="Delete" icon={<svg aria-hidden />} />);
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
});
