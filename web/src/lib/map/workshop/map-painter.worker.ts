import type { Delivery, Task } from './tasks.js';
import { workshop } from './workshop.js';

const { fonts } = self as { fonts?: FontFaceSet };
const take = workshop((delivery: Delivery) => {
  const transfer = delivery.kind === 'tile' && delivery.picture ? [delivery.picture] : [];
  self.postMessage(delivery, { transfer });
}, fonts);
self.onmessage = ({ data }: MessageEvent<Task>) => take(data);
