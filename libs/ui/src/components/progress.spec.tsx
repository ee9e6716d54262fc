import { render, screen } from '@testing-library/react';
import { Progress, ProgressFrame } from './progress';

it('a progress bar exposes its value and its value text to screen readers', () => {
  render(<Progress label="Drawing" value={40.4} valueText="Background, 40 %" />);
  const bar = screen.getByRole('progressbar', { name: 'Drawing' });
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  expect(bar).toHaveAttribute('aria-valuetext', 'Background, 40 %');
});

it('an indeterminate progress bar has no value', () => {
  render(<Progress label="Drawing" value={null} valueText="Usually 6 seconds" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

it('a progress frame keeps its content outside of the progressbar element', () => {
  render(
    <ProgressFrame label="Drawing" value={75} valueText="75 %">
      <img alt="Preview" src="data:," />
    </ProgressFrame>,
  );
  expect(screen.getByRole('progressbar')).not.toContainElement(screen.getByRole('img', { name: 'Preview' }));
});
