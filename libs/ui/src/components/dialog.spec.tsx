import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertDialog, Dialog } from './dialog';
import { Field, TextInput } from './field';

const form = (
  <Field label="Thumbnail Name">
    <TextInput />
  </Field>
);
const dialog = (props: { open: boolean; busy?: boolean; onClose?: () => void }) => (
  <Dialog title="Create" closeLabel="Close" onClose={() => {}} {...props}>
    {form}
  </Dialog>
);
const alertDialog = (props: Partial<Parameters<typeof AlertDialog>[0]> = {}) => (
  <AlertDialog
    open
    title="Delete?"
    text="This action cannot be undone."
    cancelLabel="Cancel"
    confirmLabel="Delete"
    onCancel={() => {}}
    onConfirm={() => {}}
    {...props}
  />
);
/** Simulates the `cancel` event that browsers send for Esc. */
const pressEscape = (element: HTMLElement) => {
  const event = createEvent('cancel', element, { cancelable: true });
  fireEvent(element, event);
  return event;
};

it('a dialog has its title as its accessible name, and focuses its first field', () => {
  render(dialog({ open: true }));
  expect(screen.getByRole('dialog', { name: 'Create' })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('a dialog closes by its close button, by Esc and by a click on the backdrop', async () => {
  const onClose = jest.fn();
  render(dialog({ open: true, onClose }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(pressEscape(screen.getByRole('dialog')).defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(3);
});

it('a busy dialog cannot be closed', async () => {
  const onClose = jest.fn();
  render(dialog({ open: true, busy: true, onClose }));
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(pressEscape(screen.getByRole('dialog')).defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

it('a click inside a dialog does not close the dialog', async () => {
  const onClose = jest.fn();
  render(dialog({ open: true, onClose }));
  await userEvent.click(screen.getByRole('textbox'));
  expect(onClose).not.toHaveBeenCalled();
});

it('a dialog resets its content each time the dialog opens', async () => {
  const { rerender } = render(dialog({ open: true }));
  await userEvent.type(screen.getByRole('textbox'), 'Tiny house');
  rerender(dialog({ open: false }));
  await waitFor(() => expect(screen.queryByRole('textbox', { hidden: true })).not.toBeInTheDocument());
  rerender(dialog({ open: true }));
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it('an alert dialog has its text as its accessible description, and focuses Cancel', () => {
  render(alertDialog());
  const alert = screen.getByRole('alertdialog', { name: 'Delete?' });
  expect(alert).toHaveAccessibleDescription('This action cannot be undone.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

it('an alert dialog confirms, cancels and shows an error', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(alertDialog({ onConfirm, onCancel, error: 'Error deleting thumbnail' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
  expect(screen.getByRole('alert')).toHaveTextContent('Error deleting thumbnail');
});
