// Astro's own part of an island, for a page that came without it: see `withIslandsLater` in
// scripts/publish/render/first-flight.ts.

import './island-directive.ts'
import 'astro/runtime/server/astro-island.js'
