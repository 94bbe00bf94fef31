/** Where every website's own host has the map that the owner provides, a PMTiles archive. */
export const MAP_ARCHIVE_PATH = '/_site/map.pmtiles'
