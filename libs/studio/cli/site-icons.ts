import sharp from 'sharp';

/** Colors of the mark and of its background (tokens `primary`, `accent` and `bg` of the light theme). */
const [ink, volt, paper] = ['#191f16', '#c5ee37', '#fafaf8'];

/** The logo mark of the favicon: a frame with its duration chip, in a square of 32 units. */
const mark = `<rect x="1" y="5" width="30" height="22" rx="6" fill="${ink}"/>
  <rect x="18" y="18" width="9" height="5" rx="1.5" fill="${volt}"/>`;

/** Dimensions of one icon of the app. */
type Icon = {
  /** Side of the icon in pixels. */
  side: number;
  /**
   * Width of the logo mark as a share of the icon's side. A maskable icon is cut to a circle of 80 % of the side, so
   * its mark is smaller.
   */
  share: number;
  /**
   * Corner radius of the icon's background, if the icon has 32 units a side; 0 for systems that round icons
   * themselves.
   */
  radius: number;
};

/** Every icon by its file name. */
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

/** Draws the icons of the app for home screens, as PNG by file name. */
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
