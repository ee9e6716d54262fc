import { type SavedPerson, assetPath } from '@portada/contracts';

/** Width in pixels in which the server sends photo and mask. */
const sentWidth = 160;

const percent = (share: number): string => `${share * 100}%`;

/** The cut-out of a saved person, as large as the square around it allows. It is decoration: its name stands beside it. */
export const PersonPicture = ({ person }: { person: SavedPerson }) => {
  const { left, top, width, height } = person.crop ?? { left: 0, top: 0, width: 1, height: 1 };
  const ratio = (person.width * width) / (person.height * height);
  const mask = `url("${assetPath(person.maskId)}?w=${sentWidth}")`;
  return (
    <span className="grid size-full place-items-center">
      <span
        className="relative block overflow-hidden"
        style={{ aspectRatio: ratio, ...(ratio > 1 ? { width: '100%' } : { height: '100%' }) }}
      >
        <img
          src={`${assetPath(person.assetId)}?w=${sentWidth}`}
          alt=""
          loading="lazy"
          className="absolute max-w-none"
          style={{
            width: percent(1 / width),
            height: percent(1 / height),
            left: percent(-left / width),
            top: percent(-top / height),
            maskImage: mask,
            maskSize: '100% 100%',
          }}
        />
      </span>
    </span>
  );
};
