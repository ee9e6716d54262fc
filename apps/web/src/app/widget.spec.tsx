import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './layouts/app-shell.layout';
import { Widget } from '../shared/page/widget';

let isBroken = true;
const Part = () => {
  if (isBroken) throw new Error('the widget fails to render');
  return <p>Drawn</p>;
};

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('keeps the rest of the page when a widget fails to render, and renders the widget again on retry', async () => {
  render(
    <main>
      <h1>Page</h1>
      <Widget>
        <Part />
      </Widget>
      <Widget>
        <p>Neighbour</p>
      </Widget>
    </main>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This section could not be displayed');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText('Neighbour')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Drawn')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('sends the failed queries of a widget again on retry', async () => {
  const queryFn = jest
    .fn()
    .mockRejectedValueOnce(new Error('the server is unreachable'))
    .mockResolvedValue('Read');
  const Reader = () => <p>{useQuery({ queryKey: ['x'], queryFn, throwOnError: true }).data}</p>;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Widget>
        <Reader />
      </Widget>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Read')).toBeVisible();
  expect(queryFn).toHaveBeenCalledTimes(2);
});
