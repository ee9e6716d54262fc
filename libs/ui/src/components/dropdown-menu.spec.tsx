import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { DropdownMenu, MenuChoice, MenuItem } from './dropdown-menu';
import { Dialog } from './dialog';

const resetMs = 350;
const open = (onSelect = jest.fn()) => {
  render(
    <>
      <DropdownMenu trigger={<Button>Account</Button>} typeAheadMs={resetMs}>
        <MenuItem asChild>
          <a href="#profile">My Profile</a>
        </MenuItem>
        <MenuItem asChild>
          <a href="#thumbnails">My Thumbnails</a>
        </MenuItem>
        <MenuItem asChild>
          <a href="#creditos">Créditos</a>
        </MenuItem>
        <MenuItem onSelect={onSelect}>Sign Out</MenuItem>
      </DropdownMenu>
      <button type="button">After</button>
    </>,
  );
  return onSelect;
};
const button = () => screen.getByRole('button', { name: 'Account' });
const item = (name: string) => screen.getByRole('menuitem', { name });

describe('dropdown menu that is opened by keyboard', () => {
  beforeEach(async () => userEvent.tab());

  it.each([
    ['{Enter}', 'My Profile'],
    [' ', 'My Profile'],
    ['{ArrowDown}', 'My Profile'],
    ['{ArrowUp}', 'Sign Out'],
    ['{Enter}{ArrowDown}', 'My Thumbnails'],
    ['{Enter}{ArrowUp}', 'Sign Out'],
    ['{Enter}{End}{ArrowDown}', 'My Profile'],
    ['{Enter}{End}{Home}', 'My Profile'],
    ['{Enter}s', 'Sign Out'],
    ['{Enter}c', 'Créditos'],
    ['{Enter}m', 'My Thumbnails'],
    ['{Enter}mm', 'My Profile'],
    ['{Enter}my t', 'My Thumbnails'],
    ['{Enter}x', 'My Profile'],
  ])('in a menu that is opened by keyboard, the keys %s move the focus to %s', async (keys, name) => {
    open();
    button().focus();
    await userEvent.keyboard(keys);
    expect(item(name)).toHaveFocus();
  });

  it.each(['{Enter}', ' '])(
    'the key %s runs the menu action, closes the menu and restores the focus',
    async (key) => {
      const onSelect = open();
      button().focus();
      await userEvent.keyboard(`{ArrowUp}${key}`);
      expect(onSelect).toHaveBeenCalledTimes(1);
      expect(screen.queryByRole('menu')).toBeNull();
      expect(button()).toHaveFocus();
    },
  );

  it('Tab closes the menu and moves the focus to the element after the menu button', async () => {
    open();
    button().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });
});

it('type-ahead in a menu collects letters until a pause of 350 ms', () => {
  jest.useFakeTimers();
  open();
  fireEvent.click(button(), { detail: 1 });
  const type = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  type('m');
  act(() => jest.advanceTimersByTime(resetMs - 1));
  for (const key of 'y t') type(key);
  expect(item('My Thumbnails')).toHaveFocus();
  act(() => jest.advanceTimersByTime(resetMs));
  type('s');
  expect(item('Sign Out')).toHaveFocus();
  jest.useRealTimers();
});

it('a click outside closes the menu and keeps the focus outside', async () => {
  open();
  await userEvent.click(button());
  expect(screen.getByRole('menu', { name: 'Account' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'After' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('the menu button toggles the menu and updates aria-expanded', async () => {
  open();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button());
  expect(screen.queryByRole('menu')).toBeNull();
});

it('Esc closes the menu but not the dialog around it', async () => {
  const onClose = jest.fn();
  render(
    <Dialog open title="Edit" closeLabel="Close" onClose={onClose}>
      <DropdownMenu trigger={<Button>More</Button>} typeAheadMs={resetMs}>
        <MenuItem>Rename</MenuItem>
      </DropdownMenu>
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

it('a choice in a menu marks the selected value and keeps the menu open', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ];
  render(
    <DropdownMenu trigger={<Button>Account</Button>} typeAheadMs={resetMs}>
      <MenuChoice label="Theme" value="light" onChange={onChange} options={options} />
    </DropdownMenu>,
  );
  await userEvent.click(button());
  expect(screen.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(onChange).toHaveBeenCalledWith('dark');
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
});
