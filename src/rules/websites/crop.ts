export type Size = { width: number; height: number }
export type Area = Size & { x: number; y: number }

/** The zoom, from 1, and the position of the visible part between both edges, 0 to 1. */
export type CropView = { zoom: number; x: number; y: number }

export const ZOOM_MAX = 4
export const CENTRED: CropView = { zoom: 1, x: 0.5, y: 0.5 }

/** The visible part of the picture at this aspect ratio, never outside the picture. */
export function visibleArea(picture: Size, form: number, { zoom, x, y }: CropView): Area {
  const wide = form > picture.width / picture.height
  const width = (wide ? picture.width : picture.height * form) / zoom
  const height = (wide ? picture.width / form : picture.height) / zoom
  return { x: (picture.width - width) * x, y: (picture.height - height) * y, width, height }
}

/** The view after dragging, `by` in widths and heights of the visible part. */
export function panned(
  picture: Size,
  form: number,
  look: CropView,
  by: { x: number; y: number }
): CropView {
  const { width, height } = visibleArea(picture, form, look)
  const move = (at: number, share: number, seen: number, whole: number) =>
    whole > seen ? Math.min(1, Math.max(0, at - (share * seen) / (whole - seen))) : at
  return {
    zoom: look.zoom,
    x: move(look.x, by.x, width, picture.width),
    y: move(look.y, by.y, height, picture.height)
  }
}
