/**
 * A font of the asset pack: the family name under which it is registered, its file in the pack, and the npm package
 * file that the build copies.
 */
export type PackedFont = { family: string; file: string; source: string };

const font = (family: string, source: string): PackedFont => ({
  family,
  source,
  file: source.slice(source.lastIndexOf('/') + 1),
});

/** The subsets of a typeface in one weight; each subset is a font family. */
const subsets = (
  face: string,
  slug: string,
  names: readonly ('' | 'Extended' | 'Cyrillic' | 'Arabic')[],
  weight = 400,
) =>
  names.map((name) => {
    const subset = name === '' ? 'latin' : name === 'Extended' ? 'latin-ext' : name.toLowerCase();
    const source = `@fontsource/${slug}/files/${slug}-${subset}-${weight}-normal.woff2`;
    return font(name === '' ? face : `${face} ${name}`, source);
  });

/**
 * The fonts behind the families that `fontStackOf` names, in the order of registration. The plain family of a
 * typeface is registered before its other families: the files of the other families contain the same name, so the
 * canvas would otherwise find these files under the plain name.
 */
export const packFonts: readonly PackedFont[] = [
  ...subsets('Anton', 'anton', ['', 'Extended']),
  ...subsets('Archivo Black', 'archivo-black', ['', 'Extended']),
  ...subsets('Bangers', 'bangers', ['', 'Extended']),
  ...subsets('Barlow Condensed', 'barlow-condensed', ['', 'Extended'], 900),
  ...subsets('Bebas Neue', 'bebas-neue', ['', 'Extended']),
  ...subsets('Caveat Brush', 'caveat-brush', ['', 'Extended']),
  ...subsets('Creepster', 'creepster', ['']),
  ...subsets('Lalezar', 'lalezar', ['', 'Extended', 'Arabic']),
  ...subsets('Luckiest Guy', 'luckiest-guy', ['', 'Extended']),
  ...subsets('Permanent Marker', 'permanent-marker', ['']),
  ...subsets('Press Start 2P', 'press-start-2p', ['', 'Extended']),
  ...subsets('Righteous', 'righteous', ['', 'Extended']),
  ...subsets('Rubik Mono One', 'rubik-mono-one', ['', 'Extended', 'Cyrillic']),
  ...subsets('Titan One', 'titan-one', ['', 'Extended']),
  font('Dela Gothic One', '@expo-google-fonts/dela-gothic-one/400Regular/DelaGothicOne_400Regular.ttf'),
  font('Black Han Sans', '@expo-google-fonts/black-han-sans/400Regular/BlackHanSans_400Regular.ttf'),
  font('Noto Emoji', '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf'),
];
