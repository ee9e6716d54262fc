import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './icon-button';
import { Tooltip } from './tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = () =>
  render(
    <Tooltip text="Each credit equals one thumbnail generation">
      <a href="#credits">2 credits</a>
    </Tooltip>,
  );
const link = () => screen.getByRole('link');
const rest = () => act(() => jest.advanceTimersByTime(350));

it('a tooltip appears on hover, stays while the pointer is over the tooltip, and disappears afterwards', () => {
  open();
  fireEvent.pointerEnter(link());
  expect(screen.queryByRole('tooltip')).toBeNull();
  rest();
  const words = screen.getByRole('tooltip');
  expect(link()).toHaveAccessibleDescription('Each credit equals one thumbnail generation');
  fireEvent.pointerLeave(link(), { relatedTarget: words });
  expect(screen.getByRole('tooltip')).toBeVisible();
  fireEvent.pointerLeave(words);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('a tooltip appears immediately on keyboard focus and disappears on Esc', async () => {
  jest.useRealTimers();
  open();
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(link()).toHaveFocus();
});

it('a tooltip disappears on press and does not appear on touch', () => {
  open();
  fireEvent.pointerEnter(link());
  rest();
  fireEvent.pointerDown(link());
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.pointerEnter(link(), { pointerType: 'touch' });
  rest();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('a tooltip whose text is already the accessible name of its element is not added as a description', () => {
  render(<IconButton label="Delete" icon={null} />);
  fireEvent.pointerEnter(screen.getByRole('button'));
  rest();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Delete');
  expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveAccessibleDescription();
});
