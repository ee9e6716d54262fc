import sharp from 'sharp';

/** The colours of the mark, and of what it stands on (tokens `primary`, `accent` and `bg` of the light theme). */
const [ink, volt, paper] = ['#191f16', '#c5ee37', '#fafaf8'];

/** The mark of the favicon: a frame with its duration chip, in a square of 32 units. */
const mark = `<rect x="1" y="5" width="30" height="22" rx="6" fill="${ink}"/>
  <rect x="18" y="18" width="9" height="5" rx="1.5" fill="${volt}"/>`;

/** How an icon of the app is drawn. */
type Icon = {
  /** Side in pixels. */
  side: number;
  /** Share of the side that the mark is wide; a maskable icon is cut to a circle of 80 % of the side. */
  share: number;
  /** Radius of the paper's corners in units of 32; systems that cut icons themselves want none. */
  radius: number;
};

export const icons: Record<string, Icon> = {
  'icon-180.png': { side: 180, share: 0.66, radius: 0 },
  'icon-192.png': { side: 192, share: 0.7, radius: 7 },
  'icon-512.png': { side: 512, share: 0.7, radius: 7 },
  'icon-maskable-512.png': { side: 512, share: 0.58, radius: 0 },
};

const svg = ({ side, share, radius }: Icon): string => {
  const scale = (share * 32) / 30;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="${radius}" fill="${paper}"/>
    <g transform="translate(16 16) scale(${scale}) translate(-16 -16)">${mark}</g>
  </svg>`;
};

/** The app's icons on home screens, as PNG by their file names. */
export async function siteIcons(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, icon] of Object.entries(icons)) {
    files.set(
      name,
      await sharp(Buffer.from(svg(icon)))
        .png({ compressionLevel: 9 })
        .toBuffer(),
    );
  }
  return files;
}
