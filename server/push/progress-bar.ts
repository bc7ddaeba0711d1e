const width = 30;

/** A bar that grows in place on a terminal; elsewhere nothing but the end is worth a line. */
export function createProgressBar(output: NodeJS.WriteStream) {
  return {
    show(done: number, total: number): void {
      if (!output.isTTY) return;
      const filled = total === 0 ? width : Math.round((done / total) * width);
      output.write(`\r[${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ${done} of ${total}`);
    },
    end(): void {
      if (output.isTTY) output.write('\n');
    },
  };
}
