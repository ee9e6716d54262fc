import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollTop } from './scroll-top';

const setReducedMotion = (matches: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches }) as MediaQueryList });
const scrollTo = (y: number) =>
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  });
const button = () => screen.queryByRole('button', { name: 'Back to top' });

const open = () => {
  window.scrollTo = jest.fn();
  render(
    <>
      <main tabIndex={-1} />
      <ScrollTop label="Back to top" afterPx={300} />
    </>,
  );
};

beforeEach(() => {
  Object.assign(window, { scrollY: 0 });
  setReducedMotion(false);
});

it('the scroll-to-top button is shown only after the page is scrolled by more than afterPx', () => {
  open();
  expect(button()).toBeNull();
  scrollTo(300);
  expect(button()).toBeNull();
  scrollTo(301);
  expect(button()).toBeVisible();
  scrollTo(0);
  expect(button()).toBeNull();
});

it('the scroll-to-top button scrolls smoothly by keyboard, and the next Tab starts at the top of the page', async () => {
  open();
  scrollTo(800);
  await userEvent.tab();
  expect(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(screen.getByRole('main')).toHaveFocus();
});

it('the scroll-to-top button scrolls without animation if the user prefers reduced motion', async () => {
  setReducedMotion(true);
  open();
  scrollTo(800);
  await userEvent.click(screen.getByRole('button'));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
});
