import type { ModelProvenance } from '@portada/image-models';

const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/\p{Cc}/gu, ' ');

/**
 * XMP metadata that marks an image as made by a model (IPTC Photo Metadata Standard 2023.1, "Digital Source Type").
 * @param provenance source type, model and time
 */
export const provenanceXmp = ({ source, model, at }: ModelProvenance): string =>
  [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">',
    `<Iptc4xmpExt:DigitalSourceType>${vocabulary}${source}</Iptc4xmpExt:DigitalSourceType>`,
    `<xmp:CreatorTool>Portada, ${escaped(model)}</xmp:CreatorTool>`,
    `<xmp:CreateDate>${escaped(at)}</xmp:CreateDate>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('');
