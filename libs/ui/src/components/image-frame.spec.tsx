import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImageFrame } from './image-frame';

const words = { failedText: 'Error al cargar imagen original', retryLabel: 'Try again' };
const frame = (src: string | null) => (
  <ImageFrame src={src} alt="A rocket" ratio="16:9" empty={<p>No image generated</p>} {...words} />
);

it('an image frame shows an image with its alternative text', () => {
  render(frame('/a.png'));
  fireEvent.load(screen.getByRole('img', { name: 'A rocket' }));
  expect(screen.getByRole('img')).toHaveClass('opacity-100');
});

it('an image frame without an image shows its empty state', () => {
  render(frame(null));
  expect(screen.getByText('No image generated')).toBeVisible();
});

it('an image frame shows an error if loading failed, and loads the image again on retry', async () => {
  render(frame('/a.png'));
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('alert')).toHaveTextContent('Error al cargar imagen original');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('img', { name: 'A rocket' })).toBeInTheDocument();
});

it('an image frame whose image failed loads an image with a new URL', () => {
  const { rerender } = render(frame('/a.png'));
  fireEvent.error(screen.getByRole('img'));
  rerender(frame('/b.png'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/b.png');
});

it('an image frame keeps its aspect ratio without an image and after an error', () => {
  const { container, rerender } = render(frame(null));
  expect(container.firstElementChild).toHaveStyle({ aspectRatio: '16 / 9' });
  rerender(frame('/a.png'));
  fireEvent.error(screen.getByRole('img'));
  expect(container.firstElementChild).toHaveStyle({ aspectRatio: '16 / 9' });
});

it('an image frame shows the preview while an image loads, and then calls onReady with the loaded copy', () => {
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
