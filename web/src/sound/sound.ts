/** Sounds made on the spot: a pick on rock, a creak, a crumble, a coin, a low note. */
export type Sound = 'pick' | 'creak' | 'crumble' | 'coin' | 'turn' | 'mend';

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

const SOUNDS: Record<Sound, (audio: AudioContext, now: number) => void> = {
  pick: (audio, now) => {
    noise(audio, now, 0.09, 2600, 'bandpass', 0.5);
    tone(audio, now, 0.12, 900, 500, 'triangle', 0.16);
    noise(audio, now + 0.11, 0.14, 700, 'lowpass', 0.3);
  },
  creak: (audio, now) => {
    tone(audio, now, 0.35, 170, 120, 'sawtooth', 0.07);
    tone(audio, now + 0.06, 0.3, 236, 150, 'sawtooth', 0.05);
    noise(audio, now + 0.2, 0.15, 1500, 'bandpass', 0.2);
  },
  crumble: (audio, now) => {
    for (let index = 0; index < 7; index++) noise(audio, now + index * 0.07, 0.22, 500 - index * 45, 'lowpass', 0.4);
  },
  coin: (audio, now) => {
    tone(audio, now, 0.12, 1480, 1480, 'sine', 0.16);
    tone(audio, now + 0.07, 0.35, 1975, 1975, 'sine', 0.14);
  },
  mend: (audio, now) => {
    tone(audio, now, 0.16, 620, 640, 'triangle', 0.14);
    tone(audio, now + 0.12, 0.25, 930, 940, 'triangle', 0.12);
  },
  turn: (audio, now) => {
    tone(audio, now, 0.9, 147, 147, 'sine', 0.28);
    tone(audio, now, 0.9, 220, 220, 'sine', 0.12);
  },
};

function tone(audio: AudioContext, at: number, long: number, from: number, to: number, type: OscillatorType, loud: number): void {
  const voice = audio.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + long);
  voice.connect(fading(audio, at, long, loud));
  voice.start(at);
  voice.stop(at + long);
}

function noise(audio: AudioContext, at: number, long: number, pitch: number, type: BiquadFilterType, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(audio, at, long, loud));
  source.start(at);
}

function fading(audio: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + long);
  gain.connect(audio.destination);
  return gain;
}
