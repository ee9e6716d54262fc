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

it('the words come where the pointer rests, stay while it is on them, and go with it', () => {
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

it('they come at once by key, and Esc takes them away', async () => {
  jest.useRealTimers();
  open();
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(link()).toHaveFocus();
});

it('a press takes them away; a finger does not ask for them', () => {
  open();
  fireEvent.pointerEnter(link());
  rest();
  fireEvent.pointerDown(link());
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.pointerEnter(link(), { pointerType: 'touch' });
  rest();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('a name is shown and not read twice', () => {
  render(<IconButton label="Delete" icon={null} />);
  fireEvent.pointerEnter(screen.getByRole('button'));
  rest();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Delete');
  expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveAccessibleDescription();
});
