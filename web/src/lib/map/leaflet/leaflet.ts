/** All of Leaflet that the map uses; the build leaves the rest out. To be imported in the browser alone. */
export {
  CRS,
  GridLayer,
  Transformation,
  divIcon,
  latLng,
  latLngBounds,
  layerGroup,
  map,
  marker,
  point,
  polygon,
  svg,
} from 'leaflet/dist/leaflet-src.esm.js';
