import type { SitePicture } from '#contract/websites/site-fields.ts'
import { type MediaFormat, mediaWidths } from '#rules/websites/site-media.ts'
import { mediaAddress, said, type SiteView } from '../view.ts'

type Props = {
  view: SiteView
  picture: SitePicture
  /** How wide it is shown: '(min-width: 60rem) 50vw, 100vw'. */
  sizes: string
  className?: string
  /** In the first screen: fetched at once, and before other pictures. */
  isFirst?: boolean
  /** Instead of the picture's own description; empty where the words beside it say the same. */
  alt?: string
}

/** The width for browsers that can't choose. */
const PLAIN_MAX = 960

/** A picture from the website's media, in the formats and widths that the browser may choose from. */
export function Picture({ view, picture, sizes, className, isFirst = false, alt }: Props) {
  const { sha256, width, height } = picture
  const local = view.pictures?.[sha256]
  const words = alt ?? said(view, picture.alt)?.text ?? ''
  const image = {
    className,
    decoding: 'async',
    fetchPriority: isFirst ? 'high' : undefined,
    height,
    loading: isFirst ? undefined : 'lazy',
    width
  } as const
  // Its size is not known yet.
  if (local !== undefined)
    return <img {...image} alt={words} height={undefined} src={local} width={undefined} />
  const widths = mediaWidths(width)
  const file = (wide: number, format: MediaFormat) => {
    return mediaAddress(view, { format, sha256, width: wide })
  }
  const srcSet = (format: MediaFormat) =>
    widths.map((wide) => `${file(wide, format)} ${wide}w`).join(', ')
  return (
    <picture>
      <source sizes={sizes} srcSet={srcSet('avif')} type="image/avif" />
      <source sizes={sizes} srcSet={srcSet('webp')} type="image/webp" />
      <img
        {...image}
        alt={words}
        sizes={sizes}
        src={file(widths.findLast((wide) => wide <= PLAIN_MAX) ?? width, 'jpeg')}
        srcSet={srcSet('jpeg')}
      />
    </picture>
  )
}
