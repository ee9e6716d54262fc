import { render, screen } from '@testing-library/react';
import { Field, Select, TextArea, TextInput } from './field';

it.each([
  ['TextInput', <TextInput key="1" />, 'textbox'],
  ['TextArea', <TextArea key="2" />, 'textbox'],
  ['Select', <Select key="3" />, 'combobox'],
])('a form field labels and describes a %s, and marks an invalid control', (_, control, role) => {
  render(
    <Field label="Name" hint="3 to 50 characters" error="Too short">
      {control}
    </Field>,
  );
  const input = screen.getByRole(role, { name: 'Name' });
  expect(input).toHaveAccessibleDescription('3 to 50 characters Too short');
  expect(input).toBeInvalid();
});

it('a form field without hint and error adds no description to its control', () => {
  render(
    <Field label="Name">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input).not.toHaveAttribute('aria-describedby');
  expect(input).toBeValid();
});
