import { fieldMessage } from '@portada/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { z } from 'zod';
import { ApiError } from './api/client';
import { useSchemaForm } from './schema-form';

const schema = z.strictObject({
  name: z.string().min(2, fieldMessage('name_short')),
  email: z.email(fieldMessage('email_invalid')),
});

type OnValid = (values: z.infer<typeof schema>, refuse: (error: unknown) => void) => void;

const Form = ({ onValid }: { onValid: OnValid }) => {
  const { props, errorOf } = useSchemaForm(schema, onValid);
  return (
    <form {...props}>
      <input name="name" aria-label="Name" defaultValue="" />
      <p>{errorOf('name')}</p>
      <input name="email" aria-label="Email" defaultValue="" />
      <p>{errorOf('email')}</p>
      <button type="submit">Send</button>
    </form>
  );
};

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('a form shows field errors on submit and validates on every change afterwards', async () => {
  const onValid = jest.fn<ReturnType<OnValid>, Parameters<OnValid>>();
  render(<Form onValid={onValid} />);
  await userEvent.type(screen.getByLabelText('Name'), 'A');
  expect(screen.queryByText(/at least 2/)).not.toBeInTheDocument();
  await send();
  expect(screen.getByText('Name must be at least 2 characters long')).toBeVisible();
  expect(screen.getByText('Please enter a valid email')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Name'), 'na');
  expect(screen.queryByText(/at least 2/)).not.toBeInTheDocument();
  expect(screen.getByText('Please enter a valid email')).toBeVisible();
  expect(onValid).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org');
  await send();
  expect(onValid.mock.calls[0]?.[0]).toEqual({ name: 'Ana', email: 'ana@example.org' });
});

it('a form shows a field error of the server until the field changes', async () => {
  const error = new ApiError('', {
    code: 'invalid_request',
    status: 400,
    requestId: 'r',
    fields: { email: 'This one is not accepted' },
  });
  render(<Form onValid={(_, refuse) => refuse(error)} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org');
  await send();
  expect(screen.getByText('This one is not accepted')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Name'), '!');
  expect(screen.getByText('This one is not accepted')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Email'), '!');
  expect(screen.queryByText('This one is not accepted')).not.toBeInTheDocument();
});

it('a form keeps and submits text that was typed before hydration', async () => {
  const onValid = jest.fn<ReturnType<OnValid>, Parameters<OnValid>>();
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form onValid={onValid} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org');
  const app = await act(() => Promise.resolve(hydrateRoot(root, <Form onValid={onValid} />)));
  expect(screen.getByLabelText('Name')).toHaveValue('Ana');
  await send();
  expect(onValid.mock.calls[0]?.[0]).toEqual({ name: 'Ana', email: 'ana@example.org' });
  act(() => app.unmount());
  root.remove();
});
