import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Toaster } from './toaster';
import { toast } from './toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.dismiss());
  jest.useRealTimers();
});

const open = () => render(<Toaster label="Notifications" closeLabel="Close" duration={5000} />);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('the toaster renders live regions before the first toast; error toasts are alerts, other toasts are statuses', () => {
  open();
  const status = screen.getByRole('status');
  const alert = screen.getByRole('alert');
  act(() => toast.success('Saved'));
  act(() => toast.error('Not saved', { description: 'Try again' }));
  expect(within(status).getByText('Saved')).toBeVisible();
  expect(within(alert).getByText('Not saved')).toBeVisible();
  expect(within(alert).getByText('Try again')).toBeVisible();
});

it('the toaster shows a toast for the duration that the toast defines, or else for the default duration', () => {
  open();
  act(() => {
    toast.info('Short', { duration: 3000 });
    toast.info('Usual');
  });
  pass(2999);
  expect(screen.getByText('Short')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Short')).toBeNull();
  pass(2000);
  expect(screen.queryByText('Usual')).toBeNull();
});

it('the toaster shows toasts that were created before the toaster was mounted', () => {
  act(() => toast.info('Early'));
  open();
  expect(screen.getByText('Early')).toBeVisible();
});

it.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('%s pauses the timer of a toast, and the timer resumes afterwards', (_, enter, leave) => {
  open();
  act(() => toast.info('Read me'));
  pass(4000);
  enter(screen.getByRole('button', { name: 'Close' }));
  pass(60_000);
  expect(screen.getByText('Read me')).toBeVisible();
  leave(screen.getByRole('button', { name: 'Close' }));
  pass(999);
  expect(screen.getByText('Read me')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Read me')).toBeNull();
});

it('closing a toast under the pointer does not stop the timer of later toasts', () => {
  open();
  act(() => toast.info('First'));
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => toast.info('Second'));
  pass(5000);
  expect(screen.queryByText('Second')).toBeNull();
});

it('a toast that disappears calls onDismiss once, unless its button was pressed', () => {
  open();
  const [onDismiss, onClick] = [jest.fn(), jest.fn()];
  const show = () => act(() => toast.info('Deleted', { onDismiss, action: { label: 'Undo', onClick } }));
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  pass(60_000);
  expect([onClick.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 0]);
  for (const disappear of [
    () => pass(5000),
    () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
    () => act(() => toast.dismiss()),
  ]) {
    show();
    disappear();
  }
  pass(60_000);
  expect([onClick.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 3]);
});
