import type { Camera } from './camera.svelte';

/** How wide a cell has to be for a finger, in pixels. */
const FINGER = 45;

/** Keeps the camera near enough for fingers, on a device that has no finer pointer; a cell is so wide on the drawing. */
export function nearEnough(camera: Camera, cell: number): () => void {
  const fingers = matchMedia('(pointer: coarse)');
  const look = (): void => {
    camera.least = fingers.matches ? FINGER / cell : 0;
  };
  look();
  fingers.addEventListener('change', look);
  return () => fingers.removeEventListener('change', look);
}
