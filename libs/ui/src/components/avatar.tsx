import { useState } from 'react';
import { classNames } from './class-names';

type AvatarProps = {
  /** URL of the user's photo, or null. */
  photo: string | null;
  /** Name of the user. The first letter of the name is shown if the user has no photo or the photo fails to load. */
  name: string;
  size?: 'small' | 'large';
};

/**
 * Photo of a user, or first letter of the name. Screen readers ignore the avatar, so the button or link around the
 * avatar needs a name.
 */
export const Avatar = ({ photo, name, size = 'small' }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      aria-hidden
      className={classNames(
        'pt-edge grid shrink-0 place-items-center overflow-hidden rounded-full bg-primary font-[700] text-on-primary uppercase select-none',
        size === 'small' ? 'size-9 text-ui' : 'size-20 text-[2rem]',
      )}
    >
      {photo !== null && photo !== broken ? (
        <img
          src={photo}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBroken(photo)}
        />
      ) : (
        Array.from(name.trim())[0]
      )}
    </span>
  );
};
