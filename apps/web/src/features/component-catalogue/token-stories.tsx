import { Story } from './story';

const swatches = [
  'bg-bg',
  'bg-surface',
  'bg-surface-2',
  'bg-surface-3',
  'bg-primary',
  'bg-accent',
  'bg-accent-soft',
  'bg-success-soft',
  'bg-warning-soft',
  'bg-danger-soft',
  'bg-danger-fill',
  'bg-info-soft',
];

const type = [
  ['text-display', 'Display'],
  ['text-h1', 'Heading 1'],
  ['text-h2', 'Heading 2'],
  ['text-h3', 'Heading 3'],
  ['text-lead', 'Lead: what comes after the headline'],
  ['text-body', 'Body: the text that is read'],
  ['text-ui', 'UI: labels and buttons'],
  ['text-small', 'Small: hints'],
  ['text-micro', 'Micro: labels and captions'],
];

/** Examples (stories) of the design tokens: colors and type sizes. */
export const TokenStories = () => (
  <>
    <Story name="Colours">
      {swatches.map((swatch) => (
        <div key={swatch} className="grid w-20 gap-1 text-micro text-text-3">
          <span className={`h-12 rounded-chip border border-border ${swatch}`} />
          {swatch.slice(3)}
        </div>
      ))}
    </Story>
    <Story name="Type">
      <div className="grid min-w-0 gap-2">
        {type.map(([look, text]) => (
          <p key={look} className={look}>
            {text}
          </p>
        ))}
      </div>
    </Story>
  </>
);
