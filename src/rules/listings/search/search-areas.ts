/** The areas that a home is in: 'Toronto' and 'Riverdale, Toronto'. */
export function areasOf({ City, CityRegion }: { City: string; CityRegion: string }): string[] {
  if (City === '') return []
  return CityRegion === '' ? [City] : [City, `${CityRegion}, ${City}`]
}
