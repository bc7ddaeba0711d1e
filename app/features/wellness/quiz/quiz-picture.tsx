import grandmother from '#app/assets/figures/grandmother.svg?url';
import { savesData } from '#app/ui/data-saver/saves-data.ts';

/** The sun-coloured head of the quiz; whoever saves data gets it without the drawing. */
export function QuizPicture() {
  return (
    <div className="quiz__picture">
      {!savesData() && <img src={grandmother} width={250} height={310} alt="" />}
    </div>
  );
}
