import { Check } from 'lucide-react';
import { type Ref, useId } from 'react';
import { classNames } from './class-names';

type PictureOption<V extends string> = {
  value: V;
  label: string;
  /** A small picture of what is chosen; the label says it in words. */
  src: string;
};

type PicturePickerProps<V extends string> = {
  /** Name of the group. */
  label: string;
  options: readonly PictureOption<V>[];
  /** A value that is none of the options leaves all of them unchosen. */
  value: string;
  onChange: (value: V) => void;
  /** The chosen radio, or the first where none is: what takes the focus when the group is asked to. */
  ref?: Ref<HTMLInputElement>;
};

/**
 * A choice among looks, each shown by a picture in 16:9. Arrow keys move through it, as through any radio
 * group; the radio lies over its picture, so that touch finds all of it.
 */
export const PicturePicker = <V extends string>({
  label,
  options,
  value,
  onChange,
  ref,
}: PicturePickerProps<V>) => {
  const name = useId();
  const entry = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-ui">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'press relative grid min-w-0 content-start overflow-hidden rounded-input border bg-surface',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              option.value === value
                ? 'border-text ring-1 ring-text'
                : 'border-border-control hover:bg-surface-3',
            )}
          >
            <input
              ref={option.value === entry ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
            />
            <img
              src={option.src}
              alt=""
              width={240}
              height={135}
              loading="lazy"
              decoding="async"
              draggable={false}
              className="aspect-video w-full bg-surface-3 object-cover"
            />
            <span className="grid min-h-8 items-center px-2 py-1 text-micro leading-tight">
              {option.label}
            </span>
            {option.value === value && (
              // The ring and the mark: what is chosen is told by shape, on any picture.
              <span
                aria-hidden
                className="absolute top-1.5 right-1.5 grid size-5 place-items-center rounded-full bg-accent text-on-accent ring-2 ring-on-accent"
              >
                <Check className="size-3.5" strokeWidth={3} />
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
