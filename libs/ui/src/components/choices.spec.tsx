import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Accordion } from './accordion';
import { Button } from './button';
import { PicturePicker } from './picture-picker';
import { RatioPicker } from './ratio-picker';
import { SegmentedControl } from './segmented-control';

const options = [
  { value: '16:9', label: '16:9' },
  { value: '1:1', label: '1:1' },
] as const;

const Picker = () => {
  const [value, setValue] = useState<'16:9' | '1:1'>('16:9');
  return <RatioPicker label="Aspect ratio" options={options} value={value} onChange={setValue} />;
};

it('the ratio picker selects an aspect ratio by click and by arrow key', async () => {
  render(<Picker />);
  expect(screen.getByRole('group', { name: 'Aspect ratio' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '1:1' }));
  expect(screen.getByRole('radio', { name: '1:1' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: '16:9' })).toBeChecked();
});

const styles = [
  { value: 'comic', label: 'Comic', src: '/styles/comic.webp' },
  { value: 'neon', label: 'Neon', src: '/styles/neon.webp' },
] as const;

const StylePicker = ({ first }: { first: string }) => {
  const [value, setValue] = useState(first);
  const entry = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => entry.current?.focus()}>Go</Button>
      <PicturePicker label="Style" options={styles} value={value} onChange={setValue} ref={entry} />
    </>
  );
};

it('the picture picker selects an option by click and by arrow key, and hides its pictures from screen readers', async () => {
  render(<StylePicker first="comic" />);
  const group = within(screen.getByRole('group', { name: 'Style' }));
  expect(group.queryAllByRole('img')).toEqual([]);
  await userEvent.click(group.getByRole('radio', { name: 'Neon' }));
  expect(group.getByRole('radio', { name: 'Neon' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  expect(group.getByRole('radio', { name: 'Comic' })).toBeChecked();
});

it.each([
  ['neon', 'Neon'],
  ['watercolour', 'Comic'],
])(
  'when a picture picker with the value %s gets the focus, the option %s is focused',
  async (value, name) => {
    render(<StylePicker first={value} />);
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(screen.getByRole('radio', { name })).toHaveFocus();
  },
);

it('all items of an accordion have the same `name` attribute, so that at most one item is open', () => {
  render(
    <Accordion
      items={[
        { title: 'One', content: 'a' },
        { title: 'Two', content: 'b' },
      ]}
    />,
  );
  const names = screen.getAllByRole('group').map((details) => details.getAttribute('name'));
  expect(names[0]).toBeTruthy();
  expect(names[0]).toBe(names[1]);
});

const Themes = () => {
  const [value, setValue] = useState<'light' | 'dark'>('light');
  return (
    <SegmentedControl
      label="Theme"
      options={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark', lang: 'en' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
};

it('a segmented control selects an option by click and by arrow key', async () => {
  render(<Themes />);
  const group = within(screen.getByRole('group', { name: 'Theme' }));
  expect(group.getByRole('radio', { name: 'Light' })).toBeChecked();
  await userEvent.click(group.getByRole('radio', { name: 'Dark' }));
  expect(group.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  expect(group.getByRole('radio', { name: 'Light' })).toBeChecked();
});
