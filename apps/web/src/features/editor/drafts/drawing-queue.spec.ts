import { createDrawingQueue } from './drawing-queue';

const open = () => new AbortController().signal;

it('runs one task at a time, those of a lower rank first, and goes on after a task that failed', async () => {
  const queue = createDrawingQueue();
  const order: string[] = [];
  const task = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    return name;
  };
  const failing = queue(2, open(), () => Promise.reject(new Error('no font')));
  const all = [
    queue(9, open(), task('large')),
    queue(1, open(), task('first')),
    queue(1, open(), task('second')),
  ];
  await expect(failing).rejects.toThrow('no font');
  await expect(Promise.all(all)).resolves.toEqual(['large', 'first', 'second']);
  expect(order).toEqual([
    ...['first begins', 'first ends', 'second begins', 'second ends'],
    ...['large begins', 'large ends'],
  ]);
});

it('does not run a task that was aborted while it waited', async () => {
  const queue = createDrawingQueue();
  const control = new AbortController();
  const task = jest.fn(() => Promise.resolve());
  const aborted = queue(1, control.signal, task);
  control.abort();
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  expect(task).not.toHaveBeenCalled();
});
