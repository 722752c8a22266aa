/** The same library as modules, for which no types are published. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
