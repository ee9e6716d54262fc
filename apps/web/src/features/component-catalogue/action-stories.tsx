import { Button, CopyField, IconButton, Kbd, Tooltip } from '@portada/ui';
import { Download, Pencil, Plus, Trash2 } from 'lucide-react';
import { Story } from './story';

const variants = ['primary', 'volt', 'outline', 'ghost', 'danger'] as const;

/** Examples (stories) of buttons, tooltips, keyboard keys and the copy field. */
export const ActionStories = () => (
  <>
    <Story name="Button">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {variant}, disabled
        </Button>
      ))}
      <Button busy busyLabel="Signing in...">
        Sign In
      </Button>
      <Button variant="outline" busy>
        Without busy label
      </Button>
      <Button size="small" variant="outline" icon={<Pencil aria-hidden />}>
        Small
      </Button>
      <Button size="large" variant="volt" icon={<Plus aria-hidden />}>
        Large
      </Button>
    </Story>
    <Story name="IconButton, Tooltip, Kbd">
      <IconButton label="Download" icon={<Download aria-hidden />} />
      <IconButton label="Edit" icon={<Pencil aria-hidden />} variant="outline" />
      <IconButton label="Delete" icon={<Trash2 aria-hidden />} size="small" />
      <IconButton label="Not now" icon={<Trash2 aria-hidden />} disabled />
      <Tooltip text="Each credit equals one thumbnail generation">
        <Button variant="outline">Point at me</Button>
      </Tooltip>
      <Kbd>Ctrl</Kbd>
      <Kbd>Z</Kbd>
    </Story>
    <Story name="CopyField">
      <div className="w-80 max-w-full">
        <CopyField label="Seed" value="2718281828" copyLabel="Copy" copiedLabel="Copied" />
      </div>
    </Story>
  </>
);
