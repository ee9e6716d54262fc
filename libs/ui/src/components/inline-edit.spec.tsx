import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InlineEdit } from './inline-edit';

const labels = { field: 'Title', edit: 'Edit title', save: 'Save', cancel: 'Cancel' };
const open = async (props: Partial<Parameters<typeof InlineEdit>[0]> = {}) => {
  const onSave = jest.fn().mockResolvedValue(undefined);
  render(
    <InlineEdit value="Tiny house" onSave={onSave} labels={labels} {...props}>
      <h1>Tiny house</h1>
    </InlineEdit>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Edit title' }));
  return onSave;
};

it('inline editing saves the trimmed text on Enter and restores the focus', async () => {
  const onSave = await open();
  await userEvent.keyboard(' Big house {Enter}');
  expect(onSave).toHaveBeenCalledWith('Big house');
  expect(await screen.findByRole('button', { name: 'Edit title' })).toHaveFocus();
});

it('inline editing keeps the page heading while the field is open', async () => {
  await open();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Tiny house', level: 1 })).toBeInTheDocument();
});

it('Esc cancels inline editing without saving', async () => {
  const onSave = await open();
  await userEvent.keyboard('Big house{Escape}');
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Tiny house' })).toBeVisible();
});

it.each([
  [undefined, '  ', 'a'],
  [3, ' ab ', 'abc'],
])(
  'inline editing with the least length %s disables Save for "%s" and saves "%s"',
  async (minLength, short, long) => {
    const onSave = await open(minLength === undefined ? {} : { minLength });
    const field = screen.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(field);
    await userEvent.type(field, `${short}{Enter}`);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, `${long}{Enter}`);
    expect(onSave).toHaveBeenCalledWith(long);
  },
);

it('inline editing saves an empty text with the least length 0', async () => {
  const onSave = await open({ minLength: 0 });
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith('');
});

it('inline editing keeps the typed text when saving fails', async () => {
  const onSave = jest.fn().mockRejectedValue(new Error('saving failed'));
  await open({ onSave });
  await userEvent.keyboard('Big house{Enter}');
  expect(await screen.findByRole('textbox')).toHaveValue('Big house');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});
