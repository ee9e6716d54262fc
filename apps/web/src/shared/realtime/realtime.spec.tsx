import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { queryKeys } from '../query-keys';
import { useConnection } from './connection';
import { useRealtime } from './realtime';

class FakeSocket {
  active = true;
  readonly connect = jest.fn();
  readonly disconnect = jest.fn();
  private readonly handlers = new Map<string, (body?: unknown) => void>();
  on(name: string, handler: (body?: unknown) => void) {
    this.handlers.set(name, handler);
  }
  deliver(name: string, body?: unknown) {
    act(() => this.handlers.get(name)?.(body));
  }
}

const mockSockets: FakeSocket[] = [];
const mockIo = jest.fn((_options: unknown) => {
  const socket = new FakeSocket();
  mockSockets.push(socket);
  return socket;
});
jest.mock('socket.io-client', () => ({ io: (options: unknown) => mockIo(options) }));

/** Returns a time in ms that is longer than the age of the page. */
const longerThanThePage = () => Math.ceil(Date.now() - performance.timeOrigin) + 60_000;

const fetchMe = jest.fn(() => Promise.resolve({ credits: 2 }));

const Screen = ({ isSignedIn = true }: { isSignedIn?: boolean }) => {
  useRealtime(isSignedIn);
  useQuery({ queryKey: queryKeys.me, queryFn: fetchMe, staleTime: Infinity });
  return <output>{useConnection()}</output>;
};

const open = async () => {
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(mockSockets).toHaveLength(1));
  const [socket] = mockSockets;
  if (!socket) throw new Error('no socket was opened');
  await waitFor(() => expect(fetchMe).toHaveBeenCalledTimes(1));
  return { socket, ...view };
};

beforeEach(() => {
  mockSockets.length = 0;
  fetchMe.mockClear();
  mockIo.mockClear();
});
afterEach(() => jest.useRealTimers());

it('opens no socket while the user is signed out, and closes the socket on sign-out', async () => {
  const client = new QueryClient();
  const screenOf = (isSignedIn: boolean) => (
    <QueryClientProvider client={client}>
      <Screen isSignedIn={isSignedIn} />
    </QueryClientProvider>
  );
  const { rerender } = render(screenOf(false));
  await waitFor(() => expect(fetchMe).toHaveBeenCalledTimes(1));
  expect(mockSockets).toHaveLength(0);
  rerender(screenOf(true));
  await waitFor(() => expect(mockSockets).toHaveLength(1));
  rerender(screenOf(false));
  expect(mockSockets[0]?.disconnect).toHaveBeenCalled();
});

it('opens one socket to the origin of the page and closes the socket when the page is left', async () => {
  const { socket, unmount } = await open();
  expect(mockIo).toHaveBeenCalledWith(expect.objectContaining({ path: '/socket.io' }));
  unmount();
  expect(socket.disconnect).toHaveBeenCalled();
});

it('reports the state of the socket and refetches active queries at every reconnection', async () => {
  const { socket } = await open();
  expect(screen.getByRole('status').textContent).toBe('away');
  socket.deliver('connect');
  socket.deliver('ready', { quietMs: longerThanThePage() });
  expect(screen.getByRole('status').textContent).toBe('live');
  expect(fetchMe).toHaveBeenCalledTimes(1);
  socket.deliver('disconnect');
  expect(screen.getByRole('status').textContent).toBe('away');
  socket.deliver('connect');
  socket.deliver('ready', { quietMs: 0 });
  await waitFor(() => expect(fetchMe).toHaveBeenCalledTimes(2));
});

it.each([
  ['an event came while the page was loading', { quietMs: 0 }],
  ['the gateway sends an invalid message', 'nonsense'],
])('refetches active queries when the socket connects for the first time if %s', async (_when, ready) => {
  const { socket } = await open();
  socket.deliver('connect');
  expect(fetchMe).toHaveBeenCalledTimes(1);
  socket.deliver('ready', ready);
  await waitFor(() => expect(fetchMe).toHaveBeenCalledTimes(2));
});

it('refetches active queries if the first socket connection broke before the gateway was ready', async () => {
  const { socket } = await open();
  socket.deliver('connect');
  socket.deliver('disconnect');
  socket.deliver('connect');
  socket.deliver('ready', { quietMs: 0 });
  await waitFor(() => expect(fetchMe).toHaveBeenCalledTimes(2));
});

it('refetches the session if the gateway refuses the connection, and reconnects later', async () => {
  const { socket } = await open();
  jest.useFakeTimers();
  socket.active = false;
  socket.deliver('connect_error', new Error('signed out'));
  expect(fetchMe).toHaveBeenCalledTimes(2);
  expect(socket.connect).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(5000));
  expect(socket.connect).toHaveBeenCalledTimes(1);
});

it('lets socket.io reconnect if the gateway is unreachable', async () => {
  const { socket } = await open();
  jest.useFakeTimers();
  socket.deliver('connect_error', new Error('websocket error'));
  act(() => jest.advanceTimersByTime(20_000));
  expect(socket.connect).not.toHaveBeenCalled();
  expect(fetchMe).toHaveBeenCalledTimes(1);
});
