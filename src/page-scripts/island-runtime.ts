// Astro's own part of an island, for a page that came without it: see `islandScriptsForLater` in
// src/publish/render/public-page.ts.

import './island-directive.ts'
import 'astro/runtime/server/astro-island.js'
