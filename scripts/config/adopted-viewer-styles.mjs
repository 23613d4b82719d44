const viewer = /@google\/model-viewer\/lib\/(template|model-viewer-base)\.js$/;

/** What is exchanged in each of the viewer's files, and for what. */
const exchanges = {
  template: {
    from: /const templateResult = html `\s*<style>([^`$\\]*?)<\/style>/,
    to: (/** @type {string} */ _, /** @type {string} */ css) =>
      `export const viewerStyles = new CSSStyleSheet();\nviewerStyles.replaceSync(\`${css}\`);\nconst templateResult = html \``,
  },
  'model-viewer-base': {
    from: /import \{ makeTemplate \} from '\.\/template\.js';([\s\S]*?class ModelViewerElementBase extends ReactiveElement \{)/,
    to: "import { makeTemplate, viewerStyles } from './template.js';$1\n    static styles = [viewerStyles];",
  },
};

/**
 * Hands the model viewer its styles as a sheet: it writes them into an element of its own, which the content security
 * policy shuts out. The build stops when the viewer has changed and would be drawn without them.
 *
 * @returns {import('vite').Plugin}
 */
export function adoptedViewerStyles() {
  return {
    name: 'adopted-viewer-styles',
    apply: 'build',
    transform(code, id) {
      const name = viewer.exec(id)?.[1];
      if (name !== 'template' && name !== 'model-viewer-base') return null;
      const { from, to } = exchanges[name];
      if (!from.test(code)) this.error('The viewer is drawn in another way now; see adopted-viewer-styles.mjs.');
      return { code: code.replace(from, /** @type {string} */ (to)), map: null };
    },
  };
}
