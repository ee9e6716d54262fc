import { Check } from 'lucide-react';
import { RadioGroup, type RadioGroupProps } from './radio-group';

type PictureOption<V extends string> = {
  value: V;
  label: string;
  /** URL of the picture of the option. The picture needs no alternative text, because the label describes the option. */
  src: string;
};

/** A radio group whose options are pictures of the aspect ratio 16:9. */
export const PicturePicker = <V extends string>(props: RadioGroupProps<PictureOption<V>>) => (
  <RadioGroup
    {...props}
    className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2"
    optionClass={(isChosen) =>
      `content-start overflow-hidden rounded-input border bg-surface ${
        isChosen ? 'border-text ring-1 ring-text' : 'border-border-control hover:bg-surface-3'
      }`
    }
  >
    {({ label, src }, isChosen) => (
      <>
        <img
          src={src}
          alt=""
          width={240}
          height={135}
          loading="lazy"
          decoding="async"
          draggable={false}
          className="aspect-video w-full bg-surface-3 object-cover"
        />
        <span className="grid min-h-8 items-center px-2 py-1 text-micro leading-tight">{label}</span>
        {isChosen && (
          // A ring and a check mark show the selection by shape, visible on any picture.
          <span
            aria-hidden
            className="absolute top-1.5 right-1.5 grid size-5 place-items-center rounded-full bg-accent text-on-accent ring-2 ring-on-accent"
          >
            <Check className="size-3.5" strokeWidth={3} />
          </span>
        )}
      </>
    )}
  </RadioGroup>
);
