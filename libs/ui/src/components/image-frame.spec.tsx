import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImageFrame } from './image-frame';

const words = { failedText: 'Error al cargar imagen original', retryLabel: 'Try again' };
const frame = (src: string | null) => (
  <ImageFrame src={src} alt="A rocket" ratio="16:9" empty={<p>No image generated</p>} {...words} />
);

it('shows the picture under its alternative text', () => {
  render(frame('/a.png'));
  fireEvent.load(screen.getByRole('img', { name: 'A rocket' }));
  expect(screen.getByRole('img')).toHaveClass('opacity-100');
});

it('without a picture shows what stands for it', () => {
  render(frame(null));
  expect(screen.getByText('No image generated')).toBeVisible();
});

it('says that loading failed, and loads again when asked', async () => {
  render(frame('/a.png'));
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('alert')).toHaveTextContent('Error al cargar imagen original');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('img', { name: 'A rocket' })).toBeInTheDocument();
});

it('a new address starts over', () => {
  const { rerender } = render(frame('/a.png'));
  fireEvent.error(screen.getByRole('img'));
  rerender(frame('/b.png'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/b.png');
});

it('keeps its ratio in every state', () => {
  const { container, rerender } = render(frame(null));
  expect(container.firstElementChild).toHaveStyle({ aspectRatio: '16 / 9' });
  rerender(frame('/a.png'));
  fireEvent.error(screen.getByRole('img'));
  expect(container.firstElementChild).toHaveStyle({ aspectRatio: '16 / 9' });
});

it('shows the smaller copy that is there while the picture loads, and tells which copy came', () => {
  const onReady = jest.fn();
  const { container } = render(
    <ImageFrame
      src="/a.png?w=960"
      preview="/a.png?w=320"
      alt="A rocket"
      ratio="16:9"
      onReady={onReady}
      {...words}
    />,
  );
  expect(container.querySelector('img[alt=""]')).toHaveAttribute('src', '/a.png?w=320');
  const picture = screen.getByRole('img', { name: 'A rocket' });
  Object.defineProperty(picture, 'currentSrc', { value: '/a.png?w=640' });
  fireEvent.load(picture);
  expect(onReady).toHaveBeenCalledWith('/a.png?w=640');
  expect(container.querySelector('img[alt=""]')).toBeNull();
});
