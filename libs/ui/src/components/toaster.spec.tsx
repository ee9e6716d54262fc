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

it('its live regions are there before the first word; errors are alerts, the others statuses', () => {
  open();
  const status = screen.getByRole('status');
  const alert = screen.getByRole('alert');
  act(() => toast.success('Saved'));
  act(() => toast.error('Not saved', { description: 'Try again' }));
  expect(within(status).getByText('Saved')).toBeVisible();
  expect(within(alert).getByText('Not saved')).toBeVisible();
  expect(within(alert).getByText('Try again')).toBeVisible();
});

it('a toast stays for its own time, or for that of all', () => {
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

it('what came before the toaster is seen in it', () => {
  act(() => toast.info('Early'));
  open();
  expect(screen.getByText('Early')).toBeVisible();
});

it.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('%s stops the clock, which then goes on where it stood', (_, enter, leave) => {
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

it('one that is closed under the pointer stops no later one', () => {
  open();
  act(() => toast.info('First'));
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => toast.info('Second'));
  pass(5000);
  expect(screen.queryByText('Second')).toBeNull();
});
