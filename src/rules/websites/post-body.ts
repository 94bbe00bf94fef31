import sanitize from 'sanitize-html'
import { ALLOWED, safeHtml } from '../content/safe-html.ts'
import { MEDIA_PATH, mediaName, mediaWidths, readMediaName, widestOf } from './site-media.ts'

type Picture = { sha256: string; width: number; height: number }

/** Where a post's text names a picture of the website: its widest file. */
export function bodyPictureSource({ sha256, width }: Pick<Picture, 'sha256' | 'width'>): string {
  return MEDIA_PATH + mediaName({ sha256, width: widestOf(width), format: 'jpeg' })
}

/** The picture of the website that an address in a text names; undefined for any other. */
function bodyPictureOf(source: string): { sha256: string; width: number } | undefined {
  if (!source.startsWith(MEDIA_PATH)) return undefined
  return readMediaName(source.slice(MEDIA_PATH.length))
}

/** Sanitises a post's HTML. Its only pictures are those of a website's own media. */
export function safePostBody(html: string): string {
  return sanitize(safeHtml(html), {
    ...ALLOWED,
    exclusiveFilter: ({ attribs, tag }) => tag === 'img' && !bodyPictureOf(attribs['src'] ?? '')
  })
}

/** The pictures that a post's text shows. */
export function picturesInBody(html: string): string[] {
  const found = new Set<string>()
  sanitize(html, {
    ...ALLOWED,
    exclusiveFilter({ attribs, tag }) {
      const picture = tag === 'img' ? bodyPictureOf(attribs['src'] ?? '') : undefined
      if (picture) found.add(picture.sha256)
      return false
    }
  })
  return [...found]
}

/** The text with the sizes of the stored pictures. */
export function withPictureSizes(html: string, stored: ReadonlyMap<string, Picture>): string {
  return withPictures(html, (given) => {
    const picture = stored.get(bodyPictureOf(given.src)?.sha256 ?? '')
    if (!picture) return given
    const [width, height] = [String(picture.width), String(picture.height)]
    return { src: bodyPictureSource(picture), alt: given.alt, width, height }
  })
}

/** The text as visitors get it: each picture in the widths that a browser may choose from. */
export function bodyForVisitors(html: string, media: string, sizes: string): string {
  return withPictures(html, (given) => {
    const { src } = given
    const picture = bodyPictureOf(src)
    if (!picture) return given
    const { sha256, width } = picture
    const file = (wide: number) => media + mediaName({ sha256, width: wide, format: 'webp' })
    const srcset = mediaWidths(width).map((wide) => `${file(wide)} ${wide}w`)
    return {
      ...given,
      src: media + src.slice(MEDIA_PATH.length),
      srcset: srcset.join(', '),
      sizes,
      loading: 'lazy',
      decoding: 'async'
    }
  })
}

type Attributes = { src: string; alt: string } & Record<string, string>

function withPictures(html: string, map: (picture: Attributes) => Attributes): string {
  return sanitize(html, {
    ...ALLOWED,
    allowedAttributes: { ...ALLOWED.allowedAttributes, img: IMAGE_ATTRIBUTES },
    transformTags: {
      img: (tagName, { src = '', alt = '', ...rest }) => ({
        tagName,
        attribs: map({ ...rest, src, alt })
      })
    }
  })
}

const IMAGE_ATTRIBUTES = 'src alt width height srcset sizes loading decoding'.split(' ')
