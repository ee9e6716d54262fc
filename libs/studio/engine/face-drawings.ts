import type { PersonMood } from '@portada/studio';

/** Width of the lines of a drawn face, in units of the Open Peeps illustrations. */
const pen = 13;

/** Colors in a drawn face: open mouth, tongue, tears and sweat. */
const colors = { mouth: '#4a0f18', tongue: '#ee6a76', water: '#a9dcff' } as const;

/** Returns an SVG line with round ends. */
const line = (d: string, width = pen): string =>
  `<path d="${d}" fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const filled = (d: string, fill: string, width = pen - 1): string =>
  `<path d="${d}" fill="${fill}" stroke="#000" stroke-width="${width}" stroke-linejoin="round"/>`;

const spot = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

const nose = line('M174 142C198 152 194 184 168 184C159 184 151 179 148 172');

/** Returns an SVG eye with its white. The pupil looks ahead and a little down, at the thing beside the person. */
const eye = (cx: number, cy: number, rx: number, ry: number, pupil: number, dy = 4): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#fff" stroke="#000" stroke-width="${pen - 2}"/>` +
  spot(cx + rx * 0.26, cy + dy, pupil, pupil * 1.1, '#000') +
  spot(cx + rx * 0.26 + pupil * 0.35, cy + dy - pupil * 0.4, pupil * 0.3, pupil * 0.3, '#fff');

/** SVG of open eyes without an expression. The whites are visible on any skin. */
const rested = eye(98, 116, 25, 28, 14) + eye(206, 114, 22, 27, 13);
const wide = eye(98, 114, 36, 40, 13) + eye(206, 112, 28, 38, 12);
const raised = line('M54 62Q88 22 130 46', 15) + line('M180 44Q208 22 238 52', 15);
const calmBrows = line('M62 78Q92 54 128 66', 14) + line('M182 64Q208 52 234 74', 14);
const worried = line('M56 84Q92 72 126 42', 15) + line('M182 42Q206 66 240 78', 15);
const frowning = line('M52 58Q92 70 132 92', 19) + line('M180 92Q208 70 244 54', 19);
const closed = line('M62 124Q96 82 130 122', 15) + line('M182 120Q208 82 236 118', 15);

/**
 * Returns the SVG of an open mouth: its outline, the row of upper teeth, and the tongue. Teeth and tongue are clipped
 * by the outline.
 */
function openMouth(name: string, outline: string, teeth: string, tongue: string): string {
  const id = `mouth-${name}`;
  return (
    `<clipPath id="${id}"><path d="${outline}"/></clipPath>` +
    `<path d="${outline}" fill="${colors.mouth}"/>` +
    `<g clip-path="url(#${id})"><path d="${tongue}" fill="${colors.tongue}"/><path d="${teeth}" fill="#fff"/></g>` +
    `<path d="${outline}" fill="none" stroke="#000" stroke-width="${pen}" stroke-linejoin="round"/>`
  );
}

/** Returns the SVG of a mouth with clenched teeth, which are whole rows without gaps. */
const clenched = (outline: string, middle: string, uprights: string): string =>
  filled(outline, '#fff', pen) + line(middle, 6) + line(uprights, 6);

/** Blush on both cheeks. */
const blush = `<g opacity=".55">${spot(72, 178, 34, 20, '#f0605f')}${spot(232, 174, 22, 18, '#f0605f')}</g>`;

/** A stream of tears from an eye down the cheek. */
const stream = (x: number, y: number, end: number): string =>
  filled(
    `M${x - 15} ${y}C${x - 24} ${end - 40} ${x - 24} ${end} ${x} ${end}C${x + 24} ${end} ${x + 24} ${end - 40} ${x + 15} ${y}Z`,
    colors.water,
    8,
  );

/** Eyes that are shut, with lids that curve down. */
const shut = line('M58 108Q96 142 134 112', 15) + line('M180 110Q208 140 238 106', 15);

const heart = (x: number, y: number, size: number): string =>
  filled(
    `M${x} ${y + size}C${x - size * 1.5} ${y} ${x - size * 0.9} ${y - size} ${x} ${y - size * 0.3}C${x + size * 0.9} ${y - size} ${x + size * 1.5} ${y} ${x} ${y + size}Z`,
    '#f0405a',
    8,
  );

const drop = (x: number, y: number, size: number): string =>
  filled(
    `M${x} ${y}C${x + size * 0.7} ${y + size} ${x + size * 0.8} ${y + size * 1.9} ${x} ${y + size * 1.9}C${x - size * 0.8} ${y + size * 1.9} ${x - size * 0.7} ${y + size} ${x} ${y}Z`,
    colors.water,
    8,
  );

/** SVG of the mouth of a person, by mood. */
const mouths = {
  shocked: openMouth(
    'shocked',
    'M160 202C188 202 200 224 200 246C200 272 184 290 160 290C136 290 122 272 122 246C122 224 134 202 160 202Z',
    'M110 190H212V220H110Z',
    'M118 300C126 262 196 262 204 300Z',
  ),
  screaming: openMouth(
    'screaming',
    'M102 214C140 196 184 196 216 210C226 250 212 292 160 292C108 292 92 252 102 214Z',
    'M90 190H226V226C186 216 142 216 90 232Z',
    'M110 300C122 256 196 254 206 300Z',
  ),
  happy: openMouth(
    'happy',
    'M106 212C146 224 184 220 216 204C218 254 194 276 162 276C130 276 108 252 106 212Z',
    'M96 196H226V226C190 240 142 244 96 234Z',
    'M116 290C128 250 194 248 208 290Z',
  ),
  laughing: openMouth(
    'laughing',
    'M98 206C142 220 186 216 222 198C226 258 200 290 160 290C122 290 100 258 98 206Z',
    'M88 190H232V222C190 238 140 242 88 230Z',
    'M108 304C122 256 198 254 214 304Z',
  ),
  crying: openMouth(
    'crying',
    'M108 268C112 218 190 208 214 258C222 284 200 276 160 276C122 278 104 290 108 268Z',
    'M96 200H226V232C190 222 140 226 96 242Z',
    'M118 300C132 256 190 254 208 300Z',
  ),
  desperate: openMouth(
    'desperate',
    'M116 270C112 220 134 204 162 204C190 204 212 220 206 268C206 288 118 292 116 270Z',
    'M100 196H222V224C190 214 140 214 100 226Z',
    'M118 304C132 262 192 260 206 304Z',
  ),
  amazed: openMouth(
    'amazed',
    'M110 214C144 204 182 204 210 210C214 258 194 288 160 288C128 288 106 258 110 214Z',
    'M96 196H226V226C186 218 142 218 96 228Z',
    'M116 304C126 262 194 260 206 304Z',
  ),
} as const;

/** SVG of the face of a person by mood, in the coordinates of the faces of the illustration set Open Peeps. */
const faces: Readonly<Record<PersonMood, string>> = {
  shocked: raised + wide + mouths.shocked,
  scared:
    worried +
    wide +
    clenched(
      'M112 234C136 212 184 210 210 228C212 252 190 264 160 264C132 264 110 256 112 234Z',
      'M116 240Q160 234 208 236',
      'M138 220V260M160 214V262M184 216V260',
    ) +
    drop(24, 62, 22),
  angry:
    eye(98, 120, 32, 30, 13) +
    eye(206, 118, 26, 29, 12) +
    frowning +
    clenched(
      'M110 262C116 226 190 210 214 244C220 256 216 270 208 270C178 264 146 264 122 274C114 276 108 272 110 262Z',
      'M114 262Q160 238 214 254',
      'M136 238V268M160 226V264M184 224V262',
    ),
  screaming: eye(98, 120, 32, 30, 12) + eye(206, 118, 26, 29, 11) + frowning + mouths.screaming,
  happy: raised + rested + mouths.happy,
  laughing: line('M58 70Q90 36 130 56', 15) + line('M180 54Q208 34 238 62', 15) + closed + mouths.laughing,
  sad: worried + rested + line('M118 262Q158 214 204 254', 15) + drop(90, 146, 26),
  tired:
    line('M58 76Q92 66 126 62', 14) +
    line('M182 60Q208 62 238 72', 14) +
    filled('M62 112H134C134 150 62 150 62 112Z', '#fff', 11) +
    filled('M178 110H234C234 146 178 146 178 110Z', '#fff', 11) +
    spot(104, 122, 13, 12, '#000') +
    spot(210, 120, 12, 12, '#000') +
    line('M56 112H138', 15) +
    line('M174 110H238', 15) +
    line('M74 164Q98 178 124 164', 8) +
    line('M198 166Q214 172 230 160', 8) +
    line('M126 246Q148 232 168 242T206 238', 14),
  proud:
    line('M56 74Q90 48 130 70', 17) +
    line('M180 66Q210 44 240 66', 17) +
    eye(98, 116, 30, 24, 13, 0) +
    eye(206, 114, 25, 23, 12, 0) +
    line('M64 104Q98 84 132 104', 15) +
    line('M178 102Q206 84 234 102', 15) +
    line('M112 226Q168 268 214 214', 15) +
    line('M206 206Q218 210 222 220', 12),
  thinking:
    line('M54 84Q90 70 130 84', 16) +
    line('M180 48Q210 22 240 52', 16) +
    eye(98, 118, 30, 27, 13, -6) +
    eye(206, 114, 26, 30, 12, -6) +
    line('M126 246Q160 226 206 232', 15) +
    line('M204 222Q214 230 210 242', 11),
  neutral: calmBrows + rested + line('M116 222Q164 268 210 216', 15),
  crying: stream(92, 128, 232) + stream(212, 126, 226) + worried + shut + mouths.crying,
  desperate:
    worried +
    wide +
    line('M70 166Q98 182 126 166', 8) +
    mouths.desperate +
    drop(60, 150, 22) +
    drop(24, 58, 22),
  asleep:
    line('M60 76Q92 62 128 72', 13) +
    line('M182 70Q208 62 236 74', 13) +
    shut +
    filled(
      'M148 232C170 226 188 236 186 250C184 264 150 266 146 252C144 244 142 236 148 232Z',
      colors.mouth,
      11,
    ),
  amazed: raised + eye(98, 112, 36, 40, 24, 2) + eye(206, 110, 28, 38, 21, 2) + mouths.amazed,
  embarrassed:
    worried +
    eye(98, 116, 27, 28, 13, 10) +
    eye(206, 114, 23, 27, 12, 10) +
    blush +
    line('M120 244Q134 230 148 244T176 242T204 236', 13) +
    drop(24, 62, 20),
  loving:
    blush +
    line('M58 66Q90 34 130 54', 14) +
    line('M180 52Q208 32 238 60', 14) +
    closed +
    line('M104 216Q164 282 218 210', 16) +
    heart(262, 10, 26) +
    heart(306, -52, 19),
  disgusted:
    line('M56 66Q92 66 130 90', 17) +
    line('M180 88Q208 64 240 66', 17) +
    filled('M62 118Q98 92 132 116Q98 140 62 118Z', '#fff', 11) +
    filled('M178 114Q208 92 236 112Q208 136 178 114Z', '#fff', 11) +
    spot(108, 117, 11, 11, '#000') +
    spot(214, 114, 10, 10, '#000') +
    line('M134 158Q148 150 154 162', 9) +
    filled('M150 246C152 284 196 288 200 240Z', colors.tongue, 11) +
    line('M108 256Q136 222 168 242T220 230', 15),
  confused:
    line('M54 92Q90 82 132 90', 16) +
    line('M178 46Q208 18 240 48', 16) +
    eye(98, 120, 28, 26, 12, -4) +
    eye(206, 112, 27, 32, 12, -6) +
    line('M112 246Q130 226 148 242T184 240T214 224', 14),
};

/** Placement of the face of an adult and of a child; the face of a child is lower and has a smaller nose. */
const ages = {
  adult: (face: string) => `<g transform="matrix(1.1 0 0 1.08 -21 -12)">${face}${nose}</g>`,
  child: (face: string) =>
    `<g transform="matrix(1.04 0 0 .98 -12 24)">${face}${line('M160 166Q172 178 184 166', 11)}</g>`,
} as const;

/**
 * Draws the face of a mood from plain shapes that stay clear at the size of a feed. The faces of Open Peeps are not
 * used, because their teeth have gaps and their tears cross the outline of the head.
 * @param mood mood of the person
 * @param age age of the person
 * @returns SVG in the coordinates of the faces of Open Peeps
 */
export const faceDrawing = (mood: PersonMood, age: keyof typeof ages): string => ages[age](faces[mood]);
