import { WellnessCorner } from './wellness-corner.tsx';

/** The tools as a section of the home page, below the first screen. */
export function WellnessSection() {
  return (
    <div className="cv-auto">
      <WellnessCorner />
    </div>
  );
}
