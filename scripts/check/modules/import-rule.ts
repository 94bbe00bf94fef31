/** What a module may import: other modules, and libraries. Its own files are always open to it. */
export type ImportRule = {
  /** 'src' is every module of src. */
  modules: readonly string[] | 'src'
  libraries: readonly string[] | 'any'
  /** Storage, network and address are reached through the gateways. */
  noBrowserGlobals?: true
}
