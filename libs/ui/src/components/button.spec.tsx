import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { IconButton } from './icon-button';

it('acts when pressed, by pointer and by keyboard', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('while busy says so, is named by what it does, and cannot be pressed', async () => {
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
  // The idle label stays in the layout, unseen, so that the width does not change.
  expect(screen.getByText('Save')).toHaveClass('invisible');
  expect(onClick).not.toHaveBeenCalled();
});

it('submits no form unless told to', () => {
  render(<Button>Plain</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

it('hands on its ref', () => {
  const ref = { current: null as HTMLButtonElement | null };
  render(<Button ref={ref}>Save</Button>);
  expect(ref.current).toBe(screen.getByRole('button'));
});

it('an icon button is named by its label', () => {
  render(<IconButton label="Delete" icon={<svg aria-hidden />} />);
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
});
