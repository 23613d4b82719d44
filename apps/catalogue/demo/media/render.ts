import type { Picture } from './picture';
import { renderDrape } from './scenes/drape';
import { renderMacro } from './scenes/macro';
import type { Frame, Scene } from './scenes/scene';
import { renderSwatch } from './scenes/swatch';

/** Renders any scene; the same scene gives the same picture. */
export function render(scene: Scene, frame: Frame): Picture {
  switch (scene.kind) {
    case 'macro':
      return renderMacro(scene, frame);
    case 'drape':
      return renderDrape(scene, frame);
    case 'swatch':
      return renderSwatch(scene, frame);
    default:
      throw new Error(`no such scene yet: ${scene.kind}`);
  }
}
