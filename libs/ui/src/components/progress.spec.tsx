import { render, screen } from '@testing-library/react';
import { Progress, ProgressFrame } from './progress';

it('tells its value and its words', () => {
  render(<Progress label="Drawing" value={40.4} valueText="Background, 40 %" />);
  const bar = screen.getByRole('progressbar', { name: 'Drawing' });
  expect(bar).toHaveAttribute('aria-valuenow', '40');
  expect(bar).toHaveAttribute('aria-valuetext', 'Background, 40 %');
});

it('without a reported value invents none', () => {
  render(<Progress label="Drawing" value={null} valueText="Usually 6 seconds" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

it('drawn as a frame it keeps what it frames outside the bar, so that it stays readable', () => {
  render(
    <ProgressFrame label="Drawing" value={75} valueText="75 %">
      <img alt="Preview" src="data:," />
    </ProgressFrame>,
  );
  expect(screen.getByRole('progressbar')).not.toContainElement(screen.getByRole('img', { name: 'Preview' }));
});
